import { appUrl } from '#config/app'
import { instantToIso, isoOrNull } from '#core/database/rows/instant'
import { tableFiles } from '#core/files/export/exported_files'
import type { Table } from '#core/files/export/table'
import type { AccountPart } from '#identity/public'
import { TEXT_NAMES } from '#posts/posts/rules/authored_texts'
import type { PostRecord } from '#posts/posts/models/post_record'
import { pagesOfAuthor } from '#posts/posts/queries/pages_of_author'
import { deletePostsByAuthor } from '#posts/posts/repositories/delete_post'

/** The posts of an account. */
export const accountPosts: AccountPart = {
  files: (userId) => tableFiles('posts', postsOf(userId)),
  deleteContent: deletePostsByAuthor,
}

/** The posts of a user. */
function postsOf(userId: string): Table<PostRecord> {
  return {
    columns: {
      id: ({ id }) => id,
      organization: ({ organization }) => organization.name,
      ...Object.fromEntries(TEXT_NAMES.map((name) => [name, (post: PostRecord) => post[name]])),
      picture: ({ picture }) => (picture === null ? null : appUrl + picture.url),
      mood: ({ mood }) => mood?.key ?? null,
      tags: ({ tags }) => tags.map(({ name }) => name),
      isPublic: ({ isPublic }) => isPublic,
      isSensitive: ({ isSensitive }) => isSensitive,
      moderationStatus: ({ moderationStatus }) => moderationStatus,
      moderationReason: ({ moderationReason }) => moderationReason,
      startsAt: ({ startsAt }) => isoOrNull(startsAt),
      endsAt: ({ endsAt }) => isoOrNull(endsAt),
      timeZone: ({ timeZone }) => timeZone,
      createdAt: ({ createdAt }) => instantToIso(createdAt),
      updatedAt: ({ updatedAt }) => instantToIso(updatedAt),
    },
    pages: () => pagesOfAuthor(userId),
  }
}
