import type { ReactNode } from 'react'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { PostScreen } from '../../features/posts/posts/screens/post-screen.tsx'
import { AuthorTimeline } from '../../features/posts/timeline/components/author-timeline.tsx'
import { ReadyForYourTeam } from './ready-for-your-team.tsx'
import { ShareToSlack } from './share-to-slack.tsx'
import { PostSuggestions } from './post-suggestions.tsx'

const shareOf = (post: Post) => <ShareToSlack post={post} />
const asideOf = (post: Post) => (
  <>
    <ReadyForYourTeam post={post} />
    <AuthorTimeline post={post} />
  </>
)
const suggestionsOf = (post: Post, about: ReactNode) => <PostSuggestions post={post} about={about} />

/** A post with its suggestions, to be shared to Slack. */
export default function PostPage() {
  return <PostScreen share={shareOf} suggestions={suggestionsOf} aside={asideOf} />
}
