import { createActor, toPromise, type PromiseActorLogic } from 'xstate';

/** What an actor answers; it rejects as the actor fails. */
export const run = <Output, Input>(logic: PromiseActorLogic<Output, Input>, input: NoInfer<Input>): Promise<Output> =>
  toPromise(createActor(logic, { input }).start());

/** "GET /accounts" for each request. */
export const paths = (requests: Request[]) => requests.map(({ method, url }) => `${method} ${url.split('/api')[1]}`);
