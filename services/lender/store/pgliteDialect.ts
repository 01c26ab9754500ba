import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

/** The maximum wait for the connection, ms: a query on `db` inside a transaction must fail instead of waiting forever. */
const MAX_WAIT_MS = 30_000;

class PgliteConnection implements DatabaseConnection {
  readonly #engine: PGlite;

  constructor(engine: PGlite) {
    this.#engine = engine;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#engine.query<R>(query.sql, [...query.parameters]);
    return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  /** Throws: the embedded engine has no cursors. */
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('the embedded engine does not stream');
  }
}

/** One connection for one user at a time: a transaction keeps it until it ends. */
class PgliteDriver implements Driver {
  readonly #engine: PGlite;
  readonly #connection: PgliteConnection;
  #busy = false;
  readonly #waiting: (() => void)[] = [];

  constructor(engine: PGlite) {
    this.#engine = engine;
    this.#connection = new PgliteConnection(engine);
  }

  async init(): Promise<void> {
    await this.#engine.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#busy) {
      this.#busy = true;
      return this.#connection;
    }
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(new Error(`no connection in ${MAX_WAIT_MS} ms: is a query made outside the transaction it is in?`));
      }, MAX_WAIT_MS);
      this.#waiting.push(turn);
    });
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#engine.close();
  }
}

/** Kysely on the embedded engine. Closing the database closes the engine. */
export const pgliteDialect = (engine: PGlite): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgliteDriver(engine),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
