import { administratorAction } from '#identity/public'
import { lockTag } from '#posts/posts/repositories/lock_tags'
import { removeTag } from '#posts/posts/repositories/remove_tag'

/** The deletion of a tag, which can be undone. Until it is carried out, posts can be given the tag. */
export const pendingTagDeletion = administratorAction<null>({
  name: 'tags.delete',
  check: lockTag,
  carryOut: removeTag,
})
