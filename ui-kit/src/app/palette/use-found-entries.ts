import { useQuery } from '@tanstack/react-query'
import { FileText, Tag, UserRound } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { SEARCH_MAX } from '@fanfare/contract/core/rules/limits.ts'
import { normalizeTag } from '@fanfare/contract/posts/rules/tag.ts'
import { memberListQuery } from '../../components/member-list.ts'
import { useDebounced } from '../../components/use-debounced.ts'
import { postListQuery, tagListQuery } from '../../features/posts/posts/api/post-queries.ts'
import { useAuthorNames } from '../../features/posts/posts/hooks/use-author-name.ts'
import { postPath, postsByAuthorPath, taggedPostsPath } from '../../features/posts/posts/post-paths.ts'
import { CurrentOrganizationContext } from '../../platform/session/current-organization.ts'
import { matchEntries, type PaletteEntry } from './palette-entry.ts'

/** How many rows of each kind are shown. */
const FOUND_MAX = 5

/** What the server finds for a text in the current organization. */
export interface FoundEntries {
  posts: PaletteEntry[]
  tags: PaletteEntry[]
  members: PaletteEntry[]
  isSearching: boolean
  hasFailed: boolean
}

/** Searches the posts, the tags in use and the members of the current organization. Nothing is searched for an empty text. */
export function useFoundEntries(text: string): FoundEntries {
  const { t } = useTranslation(['shell', 'common'])
  const authorName = useAuthorNames()
  const navigate = useNavigate()
  const organizationId = use(CurrentOrganizationContext)?.current?.id ?? ''
  const wanted = text.trim().slice(0, SEARCH_MAX)
  const search = useDebounced(wanted)
  const enabled = organizationId !== '' && wanted !== '' && search !== ''
  const tag = normalizeTag(search)
  const posts = useQuery({ ...postListQuery({ organizationId, search, page: 1, limit: FOUND_MAX }), enabled })
  const members = useQuery({ ...memberListQuery(organizationId, { search, limit: FOUND_MAX }), enabled })
  const tags = useQuery({ ...tagListQuery(tag, organizationId), enabled: enabled && tag !== '' })
  if (!enabled) {
    return {
      posts: [],
      tags: [],
      members: [],
      isSearching: organizationId !== '' && wanted !== '',
      hasFailed: false,
    }
  }
  const queries = [posts, members, tags]
  const isFresh = search === wanted && queries.every(({ isPlaceholderData }) => !isPlaceholderData)
  // Results for an earlier text stay only if they match the current one.
  const shown = (entries: PaletteEntry[]) => (isFresh ? entries : matchEntries(entries, wanted))
  return {
    posts: shown(posts.data?.posts.map(toPost) ?? []),
    tags: shown(
      (tag === '' ? [] : (tags.data?.tags ?? [])).slice(0, FOUND_MAX).map(({ id, name }) => ({
        id,
        label: `#${name}`,
        icon: Tag,
        run: () => void navigate(taggedPostsPath(name)),
      })),
    ),
    members: shown(
      members.data?.members.map(({ id, name, email }) => ({
        id,
        label: t('palette.postsBy', { name: name || email }),
        detail: email,
        icon: UserRound,
        run: () => void navigate(postsByAuthorPath(id)),
      })) ?? [],
    ),
    isSearching: search !== wanted || queries.some(({ isFetching }) => isFetching),
    hasFailed: queries.some(({ isError }) => isError),
  }

  function toPost({ id, title, host, creator, isSensitive }: Post): PaletteEntry {
    return {
      id,
      label: isSensitive ? t('common:sensitive.title') : title,
      detail: `${authorName({ creator })} · ${host}`,
      icon: FileText,
      run: () => void navigate(postPath(id)),
    }
  }
}
