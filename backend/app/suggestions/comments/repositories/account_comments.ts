import { instantToIso } from '#core/database/rows/instant'
import { type AccountPart } from '#identity/public'
import { tableFiles } from '#core/files/export/exported_files'
import { type Table } from '#core/files/export/table'
import type { CommentRecord } from '#suggestions/comments/models/comment'
import { pagesOfCommenter, pagesOfCopier } from '#suggestions/comments/queries/pages_of_commenter'
import { deleteCommentsByAuthor } from '#suggestions/comments/repositories/delete_comments'

/** The suggestions and replies of an account, and the suggestions it has copied. */
export const accountComments: AccountPart = {
  files: (userId) => [
    ...tableFiles('suggestions', suggestionsOf(userId)),
    ...tableFiles('copies', copiesOf(userId)),
  ],
  deleteContent: deleteCommentsByAuthor,
}

/** The suggestions and replies of a user. */
function suggestionsOf(userId: string): Table<CommentRecord> {
  return {
    columns: {
      id: ({ id }) => id,
      postId: ({ postId }) => postId,
      parentId: ({ parentId }) => parentId,
      content: ({ content }) => content,
      mood: ({ mood }) => mood?.key ?? null,
      isAiGenerated: ({ isAiGenerated }) => isAiGenerated,
      createdAt: ({ createdAt }) => instantToIso(createdAt),
      updatedAt: ({ updatedAt }) => instantToIso(updatedAt),
    },
    pages: () => pagesOfCommenter(userId),
  }
}

/** The suggestions that a user has copied, with the text at that time. */
function copiesOf(userId: string): Table<CommentRecord> {
  return {
    columns: {
      id: ({ id }) => id,
      postId: ({ postId }) => postId,
      content: ({ content, copiedContent }) => copiedContent ?? content,
      copiedAt: ({ claimedAt }) => instantToIso(claimedAt!),
    },
    pages: () => pagesOfCopier(userId),
  }
}
