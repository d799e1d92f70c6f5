import { type AnyStateMachine, type StateNode } from 'xstate';

type Node = StateNode<never, never>;
type Transition = Node['always'] extends (infer Each)[] | undefined ? Each : never;

const idOf = ({ path, machine }: Node) => [machine.id, ...path].join('_').replace(/\W/gu, '_');

/** What XState calls the events that it sends itself, as a reader says them. */
const INNER: readonly (readonly [RegExp, string])[] = [
  [/^xstate\.done\.actor\.(.+)$/u, '$1 done'],
  [/^xstate\.error\.actor\.(.+)$/u, '$1 failed'],
  [/^xstate\.snapshot\.(.+)$/u, '$1 said'],
  [/^xstate\.done\.state\..+$/u, 'done'],
  [/^xstate\.after\.([^.]+)\..+$/u, 'after $1'],
  [/^$/u, 'at once'],
];

const saidOf = (event: string) => INNER.reduce((said, [form, words]) => said.replace(form, words), event);

function guardOf({ guard }: Transition): string {
  if (guard === undefined) return '';
  const { type } = guard as { readonly type?: string };
  return ` [${typeof guard === 'string' ? guard : (type ?? 'if')}]`;
}

const transitionsOf = (node: Node): Transition[] => [...[...node.transitions.values()].flat(), ...(node.always ?? [])];

/** Arrows from a state, one for each it leads to, with all that leads there; what stays in it is an arrow to itself. */
function arrowsOf(node: Node): string[] {
  const labels = new Map<string, Set<string>>();
  for (const transition of transitionsOf(node))
    for (const target of transition.target ?? [node]) {
      const arrow = `${idOf(node)} --> ${idOf(target as Node)}`;
      labels.set(arrow, (labels.get(arrow) ?? new Set()).add(saidOf(transition.eventType) + guardOf(transition)));
    }
  return [...labels].map(([arrow, events]) => `${arrow} : ${[...events].join('<br/>')}`);
}

const childrenOf = (node: Node): Node[] => Object.values(node.states) as unknown as Node[];

function begin(node: Node): string[] {
  if (node.type !== 'compound') return [];
  return (node.initial?.target ?? []).map((target) => `[*] --> ${idOf(target as Node)}`);
}

function drawn(node: Node): string[] {
  const within = childrenOf(node).flatMap((child, at) => [
    ...(node.type === 'parallel' && at > 0 ? ['--'] : []),
    ...stateOf(child),
  ]);
  return [...begin(node), ...within].map((line) => `  ${line}`);
}

function stateOf(node: Node): string[] {
  const name = `state "${node.key}" as ${idOf(node)}`;
  if (node.type === 'final') return [name, `${idOf(node)} --> [*]`];
  return childrenOf(node).length === 0 ? [name] : [`${name} {`, ...drawn(node), '}'];
}

const withAll = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(withAll)];

/** A machine as a state diagram of Mermaid (https://mermaid.js.org/syntax/stateDiagram.html). */
export function diagramOf({ root }: AnyStateMachine): string {
  const node = root as unknown as Node;
  const arrows = withAll(node).flatMap(arrowsOf);
  const own = `state "${node.machine.id}" as ${idOf(node)} {`;
  return [
    'stateDiagram-v2',
    `  ${own}`,
    ...drawn(node).map((line) => `  ${line}`),
    '  }',
    ...arrows.map((line) => `  ${line}`),
  ].join('\n');
}
