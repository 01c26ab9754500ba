import type { Standing } from './attempt.types.ts';

/** What the standing of an attempt lets its flow do: the same for every move of money. Spec: quality §1.3, §1.4. */
type Facts = { standing: Pick<Standing, 'phase'> };

/** Nothing has been sent. */
export const isAtStart = ({ standing: { phase } }: Facts): boolean => phase === 'preparing' || phase === 'ready';

/** Nothing is in progress, or the last attempt had no usable response: the same intent may be sent. Spec: CONF-009, ERR-002, ERR-003. */
export const maySubmit = ({ standing: { phase } }: Facts): boolean => phase === 'ready' || phase === 'unknown';

/** The review is shown: the customer does not have to wait. */
export const isAtRest = (facts: Facts): boolean => isAtStart(facts) || maySubmit(facts);

/** The outcome stays open and the customer need not wait for it; it is looked up again later. Spec: CONF-007, OPEN-010. */
export const mayGoAway = ({ standing: { phase } }: Facts): boolean => phase === 'stillWorking' || phase === 'unconfirmed';
