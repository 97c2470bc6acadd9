import type { ComponentType } from 'react'
import { lazyScreen, type Preloadable } from '../lazy-screen.ts'

/** Loads a component together with the query cache, which is not a part of the first page. */
export function lazyWithQueries<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  return lazyScreen(async () => {
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
