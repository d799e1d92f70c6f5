import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, map, Observable, tap } from 'rxjs';

type Fields = Record<string, unknown>;

/** Lower than any version: of what has none. */
const UNVERSIONED = -1;

/** By the name that the cache gives a thing: what a write answered of it. */
type Written = Map<string, Fields>;

/** The name under which the cache keeps an object, as `InMemoryCache.identify`; undefined for what has none of its own. */
type Identify = (object: Fields) => string | undefined;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const versionOf = (object: Fields | undefined): number =>
  typeof object?.['version'] === 'number' ? object['version'] : UNVERSIONED;

function noteVersions(value: unknown, identify: Identify, written: Written): void {
  if (!isObject(value)) return;
  const version = versionOf(value);
  const name = version === UNVERSIONED ? undefined : identify(value);
  if (name !== undefined && version > versionOf(written.get(name))) written.set(name, value);
  for (const part of Object.values(value)) noteVersions(part, identify, written);
}

/** The fields that were asked for, as the write left them where it answered them. */
const fieldsAfter = (read: Fields, write: Fields): Fields =>
  Object.fromEntries(Object.entries(read).map(([field, value]) => [field, field in write ? write[field] : value]));

function asWritten(value: unknown, identify: Identify, written: Written): unknown {
  if (Array.isArray(value)) return value.map((part) => asWritten(part, identify, written));
  if (!isObject(value)) return value;
  const version = versionOf(value);
  const write = version === UNVERSIONED ? undefined : written.get(identify(value) ?? '');
  return Object.fromEntries(
    Object.entries(write !== undefined && version < versionOf(write) ? fieldsAfter(value, write) : value).map(
      ([field, part]) => [field, asWritten(part, identify, written)],
    ),
  );
}

/**
 * Keeps a read that a write has overtaken from putting the old state back. A read that began before a write and is answered
 * after it may carry what was before: what has a lower `version` in it than the write answered is taken as it was written.
 */
export function createOvertakenReadsLink(identify: Identify): ApolloLink {
  const underWay = new Set<Written>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(
        tap(({ data }) => underWay.forEach((written) => noteVersions(data, identify, written))),
      );
    return new Observable((observer) => {
      const written: Written = new Map();
      underWay.add(written);
      const answers = forward(operation).pipe(
        map((answer) =>
          written.size === 0 ? answer : { ...answer, data: asWritten(answer.data, identify, written) as Fields },
        ),
        finalize(() => underWay.delete(written)),
      );
      return answers.subscribe(observer);
    });
  });
}
