import { usePageViews, type PageViewsOptions } from '../hooks/use-page-views.ts'

/** Reports page views while it is mounted. Loaded after Accept. */
export default function PageViews(options: PageViewsOptions) {
  usePageViews(options)
  return null
}
