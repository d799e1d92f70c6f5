/** The build of ngraph.forcelayout for two dimensions: the same functions without code made at run time, which a strict content security policy forbids. */
declare module 'ngraph.forcelayout/dist/ngraph.forcelayout2d.js' {
  import { type Layout, type PhysicsSettings, type Spring } from 'ngraph.forcelayout';
  import { type Graph, type Link } from 'ngraph.graph';

  interface Forces {
    readonly nodeMass: (id: string | number) => number;
    readonly springTransform: (link: Link, spring: Spring) => void;
  }
  type Settings = Partial<PhysicsSettings & Forces>;
  function createLayout(graph: Graph, settings?: Settings): Layout<Graph>;
  export { createLayout as default };
}
