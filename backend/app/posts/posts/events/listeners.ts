import { onBeforeCommit } from '#core/events/before_commit'
import {
  DeletionBegun,
  PurgeBegun,
  PurgeEnded,
} from '#organizations/organization_deletion/events/organization_deletion'
import { deleteOrganizationFeeds } from '#posts/feeds/repositories/feed_changes'
import { lockTagsOfOrganization } from '#posts/posts/repositories/lock_tags'
import { unlistPosts } from '#posts/posts/repositories/unlist_posts'

onBeforeCommit(DeletionBegun, (trx, { organizationId }) => unlistPosts(trx, organizationId))
onBeforeCommit(PurgeBegun, (trx, { organizationId }) => lockTagsOfOrganization(trx, organizationId))
onBeforeCommit(PurgeEnded, (trx, { organizationId }) => deleteOrganizationFeeds(trx, organizationId))
