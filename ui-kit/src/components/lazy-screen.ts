import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A lazy component whose code can be loaded before it renders. */
export type Preloadable<Props> = LazyExoticComponent<ComponentType<Props>> & {
  preload: () => Promise<unknown>
}

/**
 * A component that is loaded when it first renders. React keeps a failure of that, so `preload` loads the code by itself:
 * when it fails, the component still tries.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  return Object.assign(lazy(load), { preload: load })
}
