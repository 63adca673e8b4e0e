/** The HTTP side of the server. Everything at a table goes over its WebSocket instead: `table/connection.ts`. */
import { failureText } from '$lib/language/say';
import type {
  Answer,
  AskRules,
  Book,
  Failed,
  GameInfo,
  HeldSeats,
  HouseInfo,
  MyTables,
  NewTable,
  NextTable,
  Rule,
  SeatTaken,
  TableName,
  TableSummary,
  TakeSeat,
} from '../wire/table';

/** The server did not take a request. `code` is its own, or `unreachable` where there was no answer of it. */
export class ServerError extends Error {
  readonly code: string;
  readonly status: number | null;

  constructor(code: string, message: string, status: number | null) {
    super(message);
    this.name = 'ServerError';
    this.code = code;
    this.status = status;
  }

  /** There is nothing of that name. */
  get isMissing(): boolean {
    return this.status === 404;
  }

  /** The server is away: not reached, or a proxy answered in its stead. */
  get isAway(): boolean {
    return this.code === 'unreachable';
  }
}

export const house = (): Promise<HouseInfo> => ask('GET', '/api/house');
export const games = (): Promise<readonly GameInfo[]> => ask('GET', '/api/games');
export const rules = (game: string): Promise<readonly Rule[]> => ask('GET', `/api/games/${encode(game)}/rules`);
export const rulebook = (game: string): Promise<Book> => ask('GET', `/api/rulebooks/${encode(game)}`);
export const contents = (game: string): Promise<unknown> => ask('GET', `/api/games/${encode(game)}/contents`);
export const askRules = (question: AskRules): Promise<Answer> => ask('POST', '/api/ask', question);
export const openTables = (): Promise<readonly TableSummary[]> => ask('GET', '/api/tables');
export const table = (id: string): Promise<TableSummary> => ask('GET', `/api/tables/${encode(id)}`);
export const newTable = (wish: NewTable): Promise<SeatTaken> => ask('POST', '/api/tables', wish);
export const mine = (held: HeldSeats): Promise<MyTables> => ask('POST', '/api/mine', held);
export const takeSeat = (id: string, wish: TakeSeat): Promise<SeatTaken> =>
  ask('POST', `/api/tables/${encode(id)}/seats`, wish);

/** Lay the table at which the company goes on, or be told which it is. */
export async function nextTable(id: string, secret: string, wish: NextTable): Promise<TableName> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
  const path = `/api/tables/${encode(id)}/next`;
  return (await (await send(path, { method: 'POST', headers, body: JSON.stringify(wish) })).json()) as TableName;
}

/** The address of a table's WebSocket. */
export function socketAddress(id: string, origin: string = location.origin): string {
  return new URL(`/api/tables/${encode(id)}/socket`, origin).href.replace(/^http/, 'ws');
}

const encode = encodeURIComponent;

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await send(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  return (await response.json()) as Answer;
}

/** An answer that is no JSON object: a record, a replay. The secret, where there is one, goes in a header. */
export async function text(path: string, secret: string | null = null): Promise<string> {
  const headers: HeadersInit = secret === null ? {} : { authorization: `Bearer ${secret}` };
  return (await send(path, { headers })).text();
}

async function send(path: string, request: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new ServerError('unreachable', `no answer to ${request.method ?? 'GET'} ${path}`, null);
  }
  if (response.ok) return response;
  throw await failure(response);
}

async function failure(response: Response): Promise<ServerError> {
  try {
    const { code, message, facts = {} } = (await response.json()) as Partial<Failed>;
    if (typeof code === 'string' && typeof message === 'string')
      return new ServerError(code, failureText({ code, facts }, message), response.status);
  } catch {
    // Not one of ours: a proxy's page, or nothing.
  }
  return new ServerError('unreachable', `${response.status} ${response.statusText}`, response.status);
}
