// Points as people read them.

/** What a round brought: "+3", "0". */
export const gained = (points: number): string => (points > 0 ? `+${points}` : `${points}`);
