/** "Visa •••• 4242", as in the history of a loan. */
export const nameOfCard = ({ card_type, last_four }: { card_type: string; last_four: string }): string =>
  `${card_type.slice(0, 1).toUpperCase()}${card_type.slice(1)} •••• ${last_four}`;
