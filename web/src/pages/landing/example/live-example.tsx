import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { examplePost } from '@fanfare/contract/community/rules/landing_example.ts'
import { featuredPostsQuery } from '@fanfare/ui-kit/features/community/community/api/community-queries.ts'
import { announceHydration } from '@fanfare/ui-kit/platform/announce-hydration.ts'
import { useSession } from '@fanfare/ui-kit/platform/session/use-session.ts'
import { BuiltInExample } from './built-in-example.tsx'
import { ExampleSkeleton } from './example-skeleton.tsx'
import { PublicExample } from './public-example.tsx'

/** Suggestions to copy without an account: from a public post, or built into the product where there is none. */
export default function LiveExample() {
  // It is hydrated later than the page around it.
  useEffect(announceHydration, [])
  // Members copy on the page of the post, with their permissions there.
  return useSession().token === null ? <VisitorsExample /> : <BuiltInExample />
}

function VisitorsExample() {
  const { data, isPending } = useQuery({ ...featuredPostsQuery(), retry: false })
  if (isPending) return <ExampleSkeleton />
  const post = examplePost(data?.posts ?? [])
  return post === null ? <BuiltInExample /> : <PublicExample post={post} />
}
