import { isFraction } from '../mapping/arithmetic.js';
import { bare } from '../mapping/bare.js';
import { nameOf } from '../mapping/values.js';
import { refuse } from '../reading/Cursor.js';
import { type Cell } from '../Reading.js';
import { computedCell } from '../returning/computed.js';
import { type Expression } from '../Syntax.js';

const variable = (name: string): string => bare({ kind: 'variable', name });

/** Where the parts of an expression stand in rows that were made before. */
export class Scope {
  constructor(
    /** Cells by the expressions that stand in them. */
    readonly cells: ReadonlyMap<string, Cell>,
    /** Names whose numbers have a fraction, whatever they come to. */
    readonly fractions: ReadonlySet<string> = new Set(),
    /** Names of relationships: that one is there is all that a row says of it, so that it is counted and nothing else. */
    readonly edges: ReadonlySet<string> = new Set(),
  ) {}

  /** Columns under names. */
  static ofNames(names: readonly string[], fractions?: ReadonlySet<string>): Scope {
    return new Scope(new Map(names.map((name, at) => [variable(name), { kind: 'column', at }])), fractions);
  }

  /** The scope with one column more. */
  with(name: string, at: number): Scope {
    return new Scope(new Map([...this.cells, [variable(name), { kind: 'column', at }]]), this.fractions, this.edges);
  }

  /** What is summed up in the rows; a relationship that is counted stands in each. */
  summed = (of: Expression, isCount: boolean): Cell =>
    isCount && of.kind === 'variable' && this.edges.has(of.name) ? { kind: 'constant', value: true } : this.cell(of);

  isFraction = (of: Expression): boolean => isFraction(of, (name) => this.fractions.has(name));

  /** What stands in the rows for an expression. Throws for what no row has. */
  cell = (of: Expression): Cell => {
    const known = this.cells.get(bare(of));
    if (known !== undefined) return known;
    if (of.kind === 'variable') return refuse('unknown', of.at, of.name);
    if (of.kind === 'property') {
      const node = this.cells.get(variable(of.variable));
      if (node === undefined) refuse('unknown', of.at, of.variable);
      return { kind: 'ofNode', of: node, what: { property: of.name } };
    }
    const [argument] = of.kind === 'call' ? of.args : [];
    const node = argument?.kind === 'variable' ? this.cells.get(variable(argument.name)) : undefined;
    if (of.kind === 'call' && node !== undefined) {
      if (of.name === 'labels') return { kind: 'ofNode', of: node, what: 'labels' };
      if (of.name === 'id' || of.name === 'elementid') return { kind: 'ofNode', of: node, what: 'id' };
    }
    return computedCell(of, this.cell, (name) => this.fractions.has(name)) ?? refuse('unsupported', of.at, nameOf(of));
  };
}
