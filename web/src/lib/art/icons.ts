/** Line icons in a 24-unit box, two units thick, in the colour of the text; all drawn for Chinwag. */

import { path, picture, type Svg } from './svg';

const LINES = {
  turnLeft: 'M7.5 7.2A7.2 7.2 0 1 1 4.9 13M7.9 2.6L7.3 7.6L12.3 8.2',
  turnRight: 'M16.5 7.2A7.2 7.2 0 1 0 19.1 13M16.1 2.6L16.7 7.6L11.7 8.2',
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 5L19 7',
  up: 'M6 15l6-6l6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  gear:
    'M4 7h9M17.5 7H20M4 17h2.5M11 17h9' +
    'M15.2 4.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8M8.8 14.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8 8 0 0 1 0 11.6',
  soundOff: 'M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 9.5l5 5M20.5 9.5l-5 5',
  moon: 'M19 14.5A8 8 0 1 1 10 4.5a6.5 6.5 0 0 0 9 10Z',
  sun: 'M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  eye: 'M2.5 12C6 6.5 18 6.5 21.5 12C18 17.5 6 17.5 2.5 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6',
  eyeOff:
    'M3 3l18 18M6 7.5C4.5 8.7 3.2 10.3 2.5 12c3.5 5.5 9 6.5 13.5 4.5' +
    'M10 6.2c5-.8 9 1.6 11.5 5.8c-.5 1-1.2 2-2 2.8',
  log: 'M5 4h14v16l-2.4-1.6L14.3 20L12 18.4L9.7 20L7.4 18.4L5 20ZM8.5 8.5h7M8.5 12.5h7',
  chat: 'M4 5h16v11H11l-4.5 4V16H4Z',
  rules:
    'M12 6.5C9.5 4.8 6.5 4.5 3.5 5v13.5c3-.5 6-.2 8.5 1.5c2.5-1.7 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5Z' +
    'M12 6.5V20',
  ask: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18',
  send: 'M4 12h15M13 6l6 6l-6 6',
  link: 'M10 14.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 9.5a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.2l1-1',
  share: 'M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 12.5V20h14v-7.5',
  copy: 'M9 8h11v12H9ZM9 16H4V4h11v4',
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 13.5h10v7H7Z',
  pencil: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5',
  door: 'M6 20.5V4h9v16.5M3.5 20.5h17M11.8 12v1',
  flag: 'M5 21V4c4-2 8 2 13 0v9c-5 2-9-2-13 0',
  play: 'M7 4.5v15l12-7.5Z',
  pause: 'M7 5h3.5v14H7ZM13.5 5H17v14h-3.5Z',
  previous: 'M18 5L8 12l10 7ZM6 5v14',
  next: 'M6 5l10 7L6 19ZM18 5v14',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M12 7.5V12l3 2',
  pile: 'M4 15l8 4l8-4M4 11l8 4l8-4l-8-4Z',
  bot: 'M5 9h14v10H5ZM12 9V5M10.5 4h3M9 13v2M15 13v2M2.8 12.5v3M21.2 12.5v3',
  offline: 'M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.4M19 12a10 10 0 0 0-5-2.8M12 19.2v.1',
  television: 'M3 5h18v12H3ZM8 20.5h8',
  star: 'M12 3.5l2.6 5.6l6 .7l-4.5 4.1l1.2 6L12 16.9l-5.3 3l1.2-6L3.4 9.8l6-.7Z',
} as const;

export type IconName = keyof typeof LINES;

export const ICON_NAMES = Object.keys(LINES) as readonly IconName[];

/** Small and large icons are 16 and 26 px, others 20. */
export type IconSize = 'small' | 'medium' | 'large';

const SIZE_CLASS: Readonly<Record<IconSize, string>> = { small: 'ico s', medium: 'ico', large: 'ico l' };

export function icon(name: IconName, size: IconSize = 'medium'): Svg {
  return picture(
    [0, 0, 24, 24],
    {
      class: SIZE_CLASS[size],
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    path(LINES[name], {}),
  );
}

const MOUSTACHE =
  'M0 -5C6 -15 18 -15 23 -6C27 1 31 1 32 -4C36 4 31 12 22 12C12 12 8 5 0 3' +
  'C-8 5 -12 12 -22 12C-31 12 -36 4 -32 -4C-31 1 -27 1 -23 -6C-18 -15 -6 -15 0 -5Z';

/** The mark of the house, in the colour of the text. */
export function houseMark(): Svg {
  return picture([-36, -18, 72, 36], {}, path(MOUSTACHE, { fill: 'currentColor' }));
}
