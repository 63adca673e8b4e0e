// The cards of a hand with keys of their own, so that equal ones can be told apart on the page.

/** A card of a hand with a key of its own: equal cards are counted. */
export interface Held<Card> {
  readonly key: string;
  readonly card: Card;
}

/** Cards with keys: "red EPIC 0", "red EPIC 1". `nameOf` is equal for cards that cannot be told apart. */
export function keyed<Card>(cards: readonly Card[], nameOf: (card: Card) => string): Held<Card>[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const name = nameOf(card);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { key: `${name} ${count}`, card };
  });
}

/** The keys of the cards of the hand that came in just now: of equal ones the last. */
export function newest<Card>(
  hand: readonly Held<Card>[],
  came: readonly Card[],
  nameOf: (card: Card) => string,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const card of came) {
    const slot = hand.findLast(({ key, card: held }) => nameOf(held) === nameOf(card) && !found.has(key));
    if (slot !== undefined) found.add(slot.key);
  }
  return found;
}
