import type { QueryClient } from '@tanstack/react-query'
import type { ClientPath } from '@fanfare/contract/core/rules/client_paths.ts'
import type { LinkedPage } from '../../components/linked-page.ts'
import type { TextNamespaces } from '../text-namespaces.ts'

/** What a screen needs besides its code to begin with. */
export interface FirstNeeds {
  texts?: ReadonlyArray<keyof TextNamespaces>
  /**
   * Fetches the first data. Only reads: nothing that reserves, or marks as read, because the link may never be followed.
   */
  fetch?: (page: LinkedPage, queryClient: QueryClient) => Promise<unknown>
}

const ofPosts = () => import('../../features/posts/posts/api/prefetch-posts.ts')
const ofCommunity = () => import('../../features/community/community/api/prefetch-community.ts')

const post: FirstNeeds = {
  texts: ['posts', 'suggestions'],
  fetch: async (...link) => (await ofPosts()).prefetchPost(...link),
}
const publicPosts: FirstNeeds = {
  texts: ['community'],
  fetch: async (...link) => (await ofCommunity()).prefetchCommunity(...link),
}

/** Of the screens that have texts of their own file, or data that does not depend on what is on the screen. */
export const FIRST_NEEDS: Partial<Record<ClientPath, FirstNeeds>> = {
  '/dashboard': {
    texts: ['posts', 'testimonials'],
    fetch: async (...link) => (await ofPosts()).prefetchPosts(...link),
  },
  '/posts/:postId': post,
  '/posts/:postId/edit': post,
  '/community': publicPosts,
  '/community/organization/:organizationSlug': publicPosts,
  '/organizations/:organizationSlug': publicPosts,
  '/public/:organizationSlug/:postSlug': {
    texts: ['community', 'suggestions'],
    fetch: async (...link) => (await ofCommunity()).prefetchPublicPost(...link),
  },
  '/community-landing': { texts: ['community', 'testimonials'] },
  '/organizations/:organizationId/settings/*': { texts: ['settings'] },
  '/profile': { texts: ['profile', 'notifications'] },
  '/profile/tokens': { texts: ['api-tokens'] },
  '/2fa': { texts: ['two-factor'] },
  '/login': { texts: ['auth'] },
  '/register': { texts: ['auth'] },
  '/forgot-password': { texts: ['auth'] },
  '/reports': { texts: ['reports'] },
  '/support': { texts: ['support'] },
  '/organizations': { texts: ['organizations'] },
  '/admin/dashboard': { texts: ['admin'] },
}
