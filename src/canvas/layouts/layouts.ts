/** Every layout that a person may ask for. */
export const LAYOUTS = [
  { id: 'force', labelKey: 'layout.force', worker: true },
  { id: 'concentric', labelKey: 'layout.concentric', worker: false },
  { id: 'radial', labelKey: 'layout.radial', worker: false },
  { id: 'grid', labelKey: 'layout.grid', worker: false },
  { id: 'circle', labelKey: 'layout.circle', worker: false },
] as const;

export type LayoutId = (typeof LAYOUTS)[number]['id'];

/** Distances that all layouts share, in model units. */
export const SPACING = { between: 110, least: 78, components: 120 } as const;
