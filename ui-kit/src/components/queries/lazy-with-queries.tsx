import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Loads a component together with the query cache, which is not a part of the first page. */
export function lazyWithQueries<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [{ default: Component }, { QueryScope }] = await Promise.all([load(), import('./query-scope.tsx')])
    return {
      default: (props: Props) => (
        <QueryScope>
          <Component {...props} />
        </QueryScope>
      ),
    }
  })
}
