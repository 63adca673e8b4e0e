/** The box of Handsome: three dandies, one mirror. */

import { boxLid, boxTitle, gameBox, type BoxDesign, type BoxWords } from '$lib/art/box';
import { steps } from '$lib/art/cards/geometry';
import { BRASS } from '$lib/art/cards/palette';
import { line, shape } from '$lib/art/cards/pen';
import { memoised } from '$lib/art/memo';
import { at, cropped, together, type Svg } from '$lib/art/svg';
import { dandy } from './art';

const DESIGN: BoxDesign = {
  colours: { front: '#23395c', side: '#101f38', top: '#46618e' },
  front: () =>
    together(
      pinstripes(),
      mirror({ middle: 50, halfWidth: 56, top: 112, glass: '#f0d5de' }),
      mirror({ middle: 194, halfWidth: 56, top: 112, glass: '#f5e2bd' }),
      at(46, 196, dandy('necklace', 'R'), 0.92),
      at(199, 198, dandy('bolo', 'T'), 0.92),
      mirror({ middle: 122, halfWidth: 64, top: 88, glass: '#d3dce8' }),
      cropped([58, 28, 128, 262], at(122, 186, dandy('bow tie', 'V'), 1.16)),
      boxTitle('Handsome', 121, 72, 42, { weight: 850, italic: true }),
    ),
};

export const box = memoised((words: BoxWords): Svg => gameBox(DESIGN, words));
export const lid = memoised((): Svg => boxLid(DESIGN));

function pinstripes(): Svg {
  const stripes = steps(6, 250, 14).map((x) => `M${x} 20V300`);
  return line(stripes.join(''), 2, '#5f7ba6', { opacity: 0.55 });
}

interface Mirror {
  readonly middle: number;
  readonly halfWidth: number;
  readonly top: number;
  readonly glass: string;
}

const FRAME_WIDTH = 7;

function mirror({ middle, halfWidth, top, glass }: Mirror): Svg {
  const arch = (radius: number) => {
    const [left, right, shoulder] = [middle - radius, middle + radius, top + halfWidth];
    return `M${left} 300V${shoulder}A${radius} ${radius} 0 0 1 ${right} ${shoulder}V300Z`;
  };
  return together(shape(arch(halfWidth), BRASS), shape(arch(halfWidth - FRAME_WIDTH), glass, 3));
}
