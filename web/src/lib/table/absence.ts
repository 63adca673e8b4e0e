/** What may be done about seats that nobody plays from. The server decides; this says what to offer. */
import type { GameInfo, TableInfo } from '../../wire/table';

export interface Offer {
  readonly seat: number;
  readonly name: string;
  /** The seat waits for somebody new; otherwise its person is away. */
  readonly isFree: boolean;
  readonly mayLetBot: boolean;
  readonly mayFree: boolean;
  readonly maySit: boolean;
}

/** How bots play that nobody has chosen a level for: in the middle of what the game offers. */
export function usualLevel(game: GameInfo): string {
  return game.bots[Math.floor(game.bots.length / 2)] ?? '';
}

/** One for each seat of a running game whose person is gone, or that is free. */
export function offers(info: TableInfo, you: number | null): readonly Offer[] {
  if (info.phase !== 'playing') return [];
  const host = info.host === null ? undefined : info.seats[info.host];
  const isHost = you !== null && you === info.host;
  return info.seats
    .filter((seat) => seat.seat !== you && (seat.kind === 'free' || (seat.kind === 'person' && seat.gone)))
    .map((seat) => ({
      seat: seat.seat,
      name: seat.name ?? '',
      isFree: seat.kind === 'free',
      mayLetBot: isHost || (you !== null && seat.kind === 'person' && host?.gone === true),
      mayFree: isHost && seat.kind === 'person',
      maySit: you === null && seat.kind === 'free',
    }));
}
