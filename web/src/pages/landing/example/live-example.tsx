import { useQuery } from '@tanstack/react-query'
import { featuredPostsQuery } from '@fanfare/ui-kit/features/community/api/community-queries.ts'
import { useSession } from '@fanfare/ui-kit/platform/session/use-session.ts'
import { BuiltInExample } from './built-in-example.tsx'
import { ExampleSkeleton } from './example-skeleton.tsx'
import { pickPost } from './pick-example.ts'
import { PublicExample } from './public-example.tsx'

/** Suggestions to copy without an account: those of a public post, or of the product where there is none. */
export default function LiveExample() {
  // Members copy on the page of the post, with the rights they have there.
  return useSession().token === null ? <VisitorsExample /> : <BuiltInExample />
}

function VisitorsExample() {
  const { data, isPending } = useQuery({ ...featuredPostsQuery(), retry: false })
  if (isPending) return <ExampleSkeleton />
  const post = pickPost(data?.posts ?? [])
  return post === null ? <BuiltInExample /> : <PublicExample post={post} />
}
