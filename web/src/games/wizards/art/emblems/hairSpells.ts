/** Spells that grow, steal and shave golden hairs. */
import { lock } from '$lib/art/cards/hair';
import { BLUE, BRASS, BRASS_DARK, BRASS_LIGHT, HAIR, INK, PAPER, RED, WHITE } from '$lib/art/cards/palette';
import { box, circle, dot, line, patch, placed, printed, shape } from '$lib/art/cards/pen';
import { type Svg, cropped, together } from '$lib/art/svg';
import { schemeOf } from '../colours';
import { symbol } from '../symbols';
import { FLAME, GOLD, razor } from './parts';

export const flamingFollicles = (): Svg =>
  together(
    shape('M2 -60C30 -34 48 -10 42 20C38 46 18 58 0 58C-18 58 -40 46 -42 18C-44 2 -32 -8 -26 -24C-18 -14 -14 -14 -10 -16C-16 -36 -10 -48 2 -60Z', '#d94f22'),
    shape('M2 -28C20 -8 30 6 26 28C24 44 12 52 0 52C-14 52 -26 44 -26 26C-26 14 -18 8 -14 -2C-8 6 -6 4 -4 2C-8 -12 -4 -20 2 -28Z', FLAME, 2.8),
    lock([[-14, 56], [-28, 34], [-24, 22], [-12, 10]], [[-6, 56], [-10, 36], [-16, 24], [-12, 10]], HAIR.brown, 1, 2.6),
    lock([[6, 56], [12, 36], [20, 24], [14, 10]], [[14, 56], [28, 34], [26, 22], [14, 10]], HAIR.brown, 1, 2.6),
    lock([[-6, 57], [-6, 34], [-12, 10], [2, -8]], [[6, 57], [8, 34], [6, 14], [2, -8]], HAIR.brown, 2, 2.6),
  );

/** A jar of salve, out of which hair sprouts. */
export const sproutingSalve = (): Svg =>
  together(
    lock([[-16, 4], [-30, -20], [-56, -20], [-50, -44]], [[-4, 4], [-12, -34], [-40, -40], [-50, -44]], GOLD, 2),
    lock([[16, 4], [30, -20], [56, -16], [52, -40]], [[4, 4], [12, -30], [42, -36], [52, -40]], GOLD, 2),
    lock([[-8, 4], [-16, -26], [14, -36], [-2, -60]], [[8, 4], [12, -20], [34, -44], [-2, -60]], GOLD, 3),
    shape('M-34 4H34V12C40 18 42 24 42 32V48Q42 58 32 58H-32Q-42 58 -42 48V32C-42 24 -40 18 -34 12Z', '#bcd6dc'),
    box(-38, 0, 76, 13, 5, BRASS, 3.2),
    shape('M-30 24H30V50H-30Z', PAPER, 2.8),
    symbol('leaf', 0, 37, 20, schemeOf('green').dark),
    line('M-36 30V46', 3, WHITE),
  );

/** A razor, and what it has just taken off. */
export const closeShave = (): Svg =>
  together(
    placed('translate(4 -8)', razor()),
    lock([[-56, 12], [-40, 30], [-20, 34], [2, 26]], [[-50, 20], [-38, 46], [-16, 44], [2, 26]], HAIR.brown, 2, 2.8),
    lock([[-34, 44], [-24, 58], [-4, 60], [8, 48]], [[-32, 50], [-22, 66], [0, 66], [8, 48]], HAIR.brown, 1, 2.6),
    line('M-58 -42L-50 -50M-40 -52L-36 -60M-60 -28L-68 -30', 3.4, BRASS_DARK),
  );

/** A barber's pole with a price on it: two hairs. */
export const barbersBargain = (): Svg =>
  together(pole(), priceTag(), placed('translate(-40 18)', twoHairs()));

const pole = (): Svg =>
  together(
    box(-14, -36, 28, 72, 3, PAPER, 3.4),
    cropped(
      [-12.3, -34.3, 24.6, 68.6],
      patch('M-14 -20L14 -40V-28L-14 -8ZM-14 28L14 8V20L-14 40Z', RED),
      patch('M-14 4L14 -16V-4L-14 16Z', BLUE),
    ),
    shape('M-20 -46H20V-34H-20ZM-20 34H20V46H-20Z', BRASS, 3.2),
    circle(0, -53, 8, BRASS, 3.2),
    shape('M-15 46H15L10 58H-10Z', BRASS, 3.2),
  );

const priceTag = (): Svg =>
  together(
    placed(
      'translate(38 14) rotate(14)',
      shape('M-4 -28L18 -14V26H-22V-16Z', PAPER, 3.2),
      dot(-3, -17, 3.4, INK),
      printed(2, -2, 17, 30, { weight: 850 }),
    ),
    line('M16 -30Q30 -26 35 -4', 2.6),
  );

const twoHairs = (): Svg =>
  together(
    lock([[-10, 30], [-24, 4], [2, -8], [-4, -30]], [[4, 30], [4, 8], [16, -12], [-4, -30]], GOLD, 2, 2.8),
    lock([[2, 30], [0, 10], [14, 6], [14, -12]], [[12, 30], [16, 14], [22, 4], [14, -12]], GOLD, 1, 2.8),
  );

/** Scales with a hair in either pan. */
export const greatEqualiser = (): Svg =>
  together(
    line('M0 -48V46', 9),
    line('M0 -48V46', 4, BRASS),
    shape('M-26 58Q-22 44 0 44Q22 44 26 58Z', BRASS, 3.2),
    shape('M-50 -36Q0 -52 50 -36L49 -28Q0 -42 -49 -28Z', BRASS, 3.2),
    circle(0, -48, 8, BRASS_LIGHT),
    pan(-44),
    pan(44),
    ...[-44, 44].map((x) => placed(`translate(${x} 10)`, weighedHair())),
  );

const pan = (x: number): Svg =>
  together(
    line(`M${x} -30L${x - 17} 14M${x} -30L${x + 17} 14`, 2.4),
    shape(`M${x - 22} 14H${x + 22}Q${x + 18} 32 ${x} 32Q${x - 18} 32 ${x - 22} 14Z`, BRASS_LIGHT, 3.2),
  );

const weighedHair = (): Svg =>
  lock([[-9, 4], [-14, -12], [8, -14], [2, -30]], [[7, 4], [6, -8], [16, -18], [2, -30]], GOLD, 1, 2.6);
