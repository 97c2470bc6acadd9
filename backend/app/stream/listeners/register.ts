import emitter from '@adonisjs/core/services/emitter'
import MemberJoined from '#organizations/events/member_joined'
import MemberLeft from '#organizations/events/member_left'
import OrganizationCreated from '#organizations/events/organization_created'
import OrganizationDeleted from '#organizations/events/organization_deleted'
import OrganizationUpdated from '#organizations/events/organization_updated'
import PostApproved from '#posts/events/post_approved'
import PostCreated from '#posts/events/post_created'
import PostDeleted from '#posts/events/post_deleted'
import PostUpdated from '#posts/events/post_updated'
import UnreadCounted from '#posts/events/unread_counted'
import ReplyAdded from '#comments/events/reply_added'
import SuggestionAdded from '#comments/events/suggestion_added'
import SuggestionClaimed from '#comments/events/suggestion_claimed'
import SuggestionEdited from '#comments/events/suggestion_edited'
import SuggestionReleased from '#comments/events/suggestion_released'
import SuggestionRemoved from '#comments/events/suggestion_removed'
import SupplyRanLow from '#comments/events/supply_ran_low'
import ReportResolved from '#reports/events/report_resolved'
import { onDrain } from '#core/http/shutdown'
import type { StreamMessage } from '#stream/contracts/bus'
import { bus, hub } from '#stream/live'
import { messages } from '#stream/listeners/messages'
import { tuneIn } from '#stream/listeners/tune_in'

const publishAll = (all: StreamMessage[]) => all.forEach((message) => bus.publish(message))

/** Connects what happens in the modules with the stream. */
emitter.on(OrganizationCreated, (event) => bus.publish(messages.organizationCreated(event)))
emitter.on(MemberJoined, (event) => publishAll(messages.memberJoined(event)))
emitter.on(MemberLeft, (event) => publishAll(messages.memberLeft(event)))
emitter.on(OrganizationUpdated, (event) => bus.publish(messages.organizationUpdated(event)))
emitter.on(OrganizationDeleted, (event) => publishAll(messages.organizationDeleted(event)))
emitter.on(PostCreated, (event) => bus.publish(messages.postCreated(event)))
emitter.on(PostUpdated, (event) => bus.publish(messages.postUpdated(event)))
emitter.on(PostApproved, (event) => bus.publish(messages.postApproved(event)))
emitter.on(PostDeleted, (event) => bus.publish(messages.postDeleted(event)))
emitter.on(UnreadCounted, (event) => bus.publish(messages.unreadCounted(event)))
emitter.on(SuggestionAdded, (event) => bus.publish(messages.suggestionAdded(event)))
emitter.on(SuggestionEdited, (event) => bus.publish(messages.suggestionEdited(event)))
emitter.on(SuggestionRemoved, (event) => bus.publish(messages.suggestionRemoved(event)))
emitter.on(SuggestionClaimed, (event) => bus.publish(messages.suggestionClaimed(event)))
emitter.on(SuggestionReleased, (event) => bus.publish(messages.suggestionReleased(event)))
emitter.on(ReplyAdded, (event) => bus.publish(messages.replyAdded(event)))
emitter.on(SupplyRanLow, (event) => bus.publish(messages.supplyRanLow(event)))
emitter.on(ReportResolved, (event) => bus.publish(messages.reportResolved(event)))

bus.subscribe(tuneIn)
onDrain(() => hub.close())
