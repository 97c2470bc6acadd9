import type {
  AiIntegration,
  AiIntegrationList,
  AiPostState,
  AiRun,
  AiSettingsDetails,
  AiText,
} from '@fanfare/contract/ai/data/ai.ts'
import type { Host } from '@fanfare/contract/posts/data/host.ts'
import type { PendingPost } from '@fanfare/contract/moderation/data/moderation.ts'
import type { PublicSuggestion, Suggestion } from '@fanfare/contract/suggestions/data/comment.ts'
import type { WaitingPost } from '@fanfare/contract/suggestions/data/offer.ts'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import type { Notification, NotificationList } from '@fanfare/contract/notifications/data/notification.ts'
import type { Organization } from '@fanfare/contract/organizations/data/organization.ts'
import type { Pagination } from '@fanfare/contract/core/data/pagination.ts'
import type { Post, PublicPostDetails } from '@fanfare/contract/posts/data/post.ts'
import type { AdministeredPost, MyReport, Report } from '@fanfare/contract/moderation/data/report.ts'
import type {
  SlackBroadcast,
  SlackChannel,
  SlackScheduledShare,
  SlackStatus,
  SlackUser,
} from '@fanfare/contract/slack/data/slack.ts'
import type { AdministeredTag } from '@fanfare/contract/posts/data/tag.ts'
import type { Testimonial } from '@fanfare/contract/community/data/testimonial.ts'
import type { KnownProvider, ProviderDisplay } from '@fanfare/contract/identity/data/session.ts'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'

/** The pagination of a list that fits on one page. */
export const ONE_PAGE: Pagination = { page: 1, limit: 20, total: 1, totalPages: 1 }

const MOMENT = '2026-11-20T09:14:00.000Z'

export function aUser(facts: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'user-1',
    name: 'Ana Ribeiro',
    email: 'ana@northwind.example',
    language: 'en',
    emailVerified: true,
    hasPassword: true,
    avatarUrl: null,
    isAdmin: false,
    aat: false,
    twoFaEnabled: false,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...facts,
  }
}

export function anOrganization(facts: Partial<Organization> = {}): Organization {
  return {
    id: 'org-1',
    name: 'Northwind Labs',
    slug: 'northwind-labs',
    description: null,
    publicShareMessage: null,
    slackShareMessage: null,
    slackTeamName: null,
    copiersVisible: false,
    copiesPerPost: 3,
    postWindowHours: null,
    importantPerWeek: 2,
    isPaced: false,
    reminderShare: null,
    inactivityWeeks: null,
    isReviewed: true,
    postsCount: 1,
    membersCount: 3,
    role: 'owner',
    createdAt: MOMENT,
    updatedAt: MOMENT,
    can: {
      createPost: true,
      update: true,
      readAudit: true,
      manageMembers: true,
      manageRoles: true,
      delete: true,
    },
    ...facts,
  }
}

export function aPost(facts: Partial<Post> = {}): Post {
  return {
    id: 'post-1',
    slug: 'how-we-cut-our-latency',
    title: 'How we cut our latency in half',
    url: 'https://www.linkedin.com/posts/latency-7264',
    host: 'linkedin.com',
    comment: 'Our infra story is finally out.',
    linkDescription: null,
    picture: null,
    mood: null,
    isPublic: true,
    isSensitive: false,
    sensitiveByModerator: false,
    moderationStatus: 'approved',
    moderationReason: null,
    isHidden: false,
    organizationId: 'org-1',
    organization: { id: 'org-1', name: 'Northwind Labs', slug: 'northwind-labs' },
    userId: 'user-1',
    creator: { id: 'user-1', name: 'Ana Ribeiro', firstName: 'Ana', avatarUrl: null },
    tags: [{ id: 'tag-1', name: 'engineering' }],
    commentsCount: 2,
    availableCount: 1,
    publicUrl: 'https://fanfare.example/public/northwind-labs/how-we-cut-our-latency',
    startsAt: null,
    startedAt: MOMENT,
    windowHours: null,
    endsAt: null,
    timeZone: null,
    membersPrepare: false,
    isImportant: false,
    isPinned: false,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    can: { update: true, delete: true, schedule: true, feature: true },
    ...facts,
  }
}

/** A post that waits for the member, with the suggestion that is next. */
export function aWaitingPost(
  post: Partial<WaitingPost['post']> = {},
  suggestion: Partial<WaitingPost['suggestion']> = {},
): WaitingPost {
  const { id, title, url: postUrl, host, isSensitive, isImportant, createdAt } = aPost()
  return {
    post: { id, title, postUrl, host, isSensitive, isImportant, createdAt, userName: 'Ana Ribeiro', ...post },
    suggestion: { id: 's1', content: 'First words', reservedUntil: null, further: false, ...suggestion },
  }
}

export function aPublicPost(facts: Partial<PublicPostDetails> = {}): PublicPostDetails {
  return {
    id: 'post-1',
    slug: 'how-we-cut-our-latency',
    title: 'How we cut our latency in half',
    url: 'https://www.linkedin.com/posts/latency-7264',
    host: 'linkedin.com',
    comment: 'Our infra story is finally out.',
    linkDescription: null,
    picture: null,
    mood: null,
    isPublic: true,
    isSensitive: false,
    organizationId: 'org-1',
    organization: { id: 'org-1', name: 'Northwind Labs', slug: 'northwind-labs' },
    creator: { name: 'Ana Ribeiro', firstName: 'Ana' },
    tags: [{ id: 'tag-1', name: 'engineering' }],
    commentsCount: 2,
    availableCount: 1,
    endsAt: null,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...facts,
  }
}

export function aPublicSuggestion(facts: Partial<PublicSuggestion> = {}): PublicSuggestion {
  return {
    id: 's1',
    postId: 'post-1',
    parentId: null,
    content: 'Well said',
    isAiGenerated: false,
    isLocked: false,
    claimedByYou: false,
    moodId: null,
    mood: null,
    createdAt: MOMENT,
    ...facts,
  }
}

export function aMood(facts: Partial<Mood> = {}): Mood {
  return {
    id: 'mood-1',
    key: 'curious',
    name: 'Curious',
    emoji: '🤔',
    color: '#3b8fd0',
    description: 'Asks an honest question',
    ...facts,
  }
}

export function aSuggestion(facts: Partial<Suggestion> = {}): Suggestion {
  return {
    id: 'suggestion-1',
    postId: 'post-1',
    parentId: null,
    content: 'What was the one metric that changed your mind?',
    isAiGenerated: false,
    isLocked: false,
    claimedByYou: false,
    claimedAt: null,
    copiedContent: null,
    similarTo: null,
    moodId: 'mood-1',
    mood: aMood(),
    author: { id: 'user-2', name: 'Tomás Leal', firstName: 'Tomás', avatarUrl: null },
    isYours: false,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    can: { update: false, delete: false, claim: true, release: false, reply: true },
    replies: [],
    ...facts,
  }
}

export function aReport(facts: Partial<MyReport> = {}): MyReport {
  return {
    id: 'report-1',
    status: 'pending',
    reason: 'spam',
    description: null,
    moderatorResponse: null,
    createdAt: MOMENT,
    resolvedAt: null,
    post: {
      title: 'How we cut our latency in half',
      isSensitive: false,
      organization: { name: 'Northwind Labs', slug: 'northwind-labs' },
      publicUrl: 'https://fanfare.example/public/northwind-labs/how-we-cut-our-latency',
    },
    ...facts,
  }
}

export function aPendingPost(facts: Partial<PendingPost> = {}): PendingPost {
  return {
    id: 'post-1',
    title: 'We are hiring',
    url: 'https://news.example/jobs',
    host: 'news.example',
    isPublic: true,
    createdAt: MOMENT,
    comment: 'Come and join us.',
    isSensitive: false,
    creator: { name: 'Mira Member', firstName: 'Mira' },
    organization: { id: 'org-1', name: 'Northwind Labs', slug: 'northwind-labs' },
    tags: [{ id: 'tag-1', name: 'hiring' }],
    othersOfHost: 0,
    hostCanBeApproved: true,
    isHostApproved: false,
    moderationReason: 'domain_not_reviewed',
    ...facts,
  }
}

/** A reported post, as administrators see it. */
export function anAdministeredPost(facts: Partial<AdministeredPost> = {}): AdministeredPost {
  const { id, title, url, host, createdAt, organization, ...content } = aPendingPost()
  const { comment, isSensitive, creator, tags } = content
  return {
    id,
    title,
    url,
    host,
    createdAt,
    details: { comment, isSensitive, creator, organization: organization!, tags },
    moderationStatus: 'approved',
    moderationReason: null,
    isHidden: true,
    publicUrl: null,
    openReports: 0,
    ...facts,
  }
}

export function aHost(facts: Partial<Host> = {}): Host {
  return {
    id: 'host-1',
    host: 'news.example',
    name: 'news.example',
    description: null,
    state: 'approved',
    includesSubdomains: false,
    isPublicSuffix: false,
    covers: [],
    decidedBy: { id: 'user-1', name: 'Ada Administrator' },
    decidedAt: MOMENT,
    approvedPosts: 0,
    ...facts,
  }
}

export function anAdministeredTag(facts: Partial<AdministeredTag> = {}): AdministeredTag {
  return { id: 'tag-1', name: 'engineering', isPredefined: false, postsCount: 12, ...facts }
}

type AnyNotification = { [Field in keyof Notification]: Notification[Field] }

export function aNotification(facts: Partial<AnyNotification> = {}): Notification {
  const notification: AnyNotification = {
    id: 'post:post-1',
    type: 'post.shared',
    at: MOMENT,
    read: false,
    sensitive: false,
    organization: { id: 'org-1', name: 'Northwind Labs' },
    post: {
      id: 'post-1',
      title: 'How we cut our latency in half',
      postUrl: 'https://www.linkedin.com/posts/latency-7264',
      host: 'linkedin.com',
    },
    from: 'Tomás Leal',
    waiting: { suggestion: 'A calm read for a Monday.' },
    report: null,
    moderation: null,
    support: null,
    copies: null,
    reach: null,
    joins: null,
    webhook: null,
    ...facts,
  }
  return notification as Notification
}

/** A page of notifications. */
export function aNotificationList(
  notifications: Notification[],
  facts: Partial<NotificationList> = {},
): NotificationList {
  const unread = notifications.filter(({ read }) => !read).length
  return {
    notifications,
    unread,
    unreadTotal: unread,
    cursor: 'c1',
    hasMore: false,
    older: null,
    ...facts,
  }
}

export function aTestimonial(facts: Partial<Testimonial> = {}): Testimonial {
  return {
    id: 'testimonial-1',
    content: 'Our posts get comments now.',
    rating: 4,
    language: 'en',
    reviewed: false,
    showName: true,
    createdAt: MOMENT,
    user: { id: 'user-2', name: 'Tom Becker', email: 'tom@northwind.example' },
    organization: { id: 'org-1', name: 'Northwind Labs' },
    ...facts,
  }
}

/** A report, as administrators see it. */
export function anAdministeredReport(facts: Partial<Report> = {}): Report {
  const organization = { id: 'org-1', name: 'Northwind Labs', slug: 'northwind-labs' }
  const publicUrl = 'https://fanfare.example/public/northwind-labs/how-we-cut-our-latency'
  return {
    ...aReport(),
    post: {
      id: 'post-1',
      title: 'How we cut our latency in half',
      isSensitive: false,
      organization,
      publicUrl,
      isPublic: true,
      isHidden: false,
      host: 'www.linkedin.com',
      moderationStatus: 'approved',
      openReports: 1,
    },
    reporter: { id: 'user-2', name: 'Tom Becker', email: 'tom@northwind.example' },
    resolver: null,
    weight: 100,
    events: [],
    ...facts,
  }
}

/** A connection that its owner manages. */
export function aSlackStatus(facts: Partial<SlackStatus> = {}): SlackStatus {
  return {
    connected: true,
    teamName: 'Northwind',
    isConfigured: true,
    connectedBy: { id: 'user-1', name: 'Ana Ribeiro' },
    connectedAt: MOMENT,
    scopes: ['chat:write', 'users:read'],
    missingScopes: [],
    sync: { state: 'done', total: 12, processed: 12, errors: 0, syncedAt: MOMENT },
    can: { manage: true, share: true, messageAll: true },
    ...facts,
  }
}

export function aSlackUser(facts: Partial<SlackUser> = {}): SlackUser {
  return {
    id: 'slack-user-1',
    slackUserId: 'U1',
    name: 'bea',
    displayName: 'bea',
    realName: 'Bea Costa',
    email: 'bea@northwind.example',
    isBot: false,
    isDeleted: false,
    isRestricted: false,
    isUltraRestricted: false,
    ...facts,
  }
}

export function aSlackChannel(facts: Partial<SlackChannel> = {}): SlackChannel {
  return { id: 'C1', name: 'marketing', is_archived: false, is_private: false, is_member: true, ...facts }
}

export function aScheduledShare(facts: Partial<SlackScheduledShare> = {}): SlackScheduledShare {
  return {
    id: 'share-1',
    channel: { id: 'C1', name: 'marketing' },
    message: 'Have a look',
    sender: { id: 'user-1', name: 'Ana Ribeiro' },
    state: 'waiting',
    error: null,
    createdAt: MOMENT,
    can: { cancel: true },
    ...facts,
  }
}

export function aBroadcast(facts: Partial<SlackBroadcast> = {}): SlackBroadcast {
  return {
    id: 'broadcast-1',
    state: 'running',
    total: 10,
    sent: 3,
    skipped: 2,
    errors: 1,
    waiting: 0,
    createdAt: MOMENT,
    finishedAt: null,
    ...facts,
  }
}

/** What a member can generate for a post whose organization has one provider. */
export function anAiPost(facts: Partial<AiPostState> = {}): AiPostState {
  return {
    isConfigured: true,
    can: { generate: true, configure: true },
    providers: ['openai'],
    disabledMoodIds: [],
    more: [{ moodId: 'mood-1', quantity: 1 }],
    limitReached: false,
    runs: [],
    ...facts,
  }
}

export function anAiText(facts: Partial<AiText> = {}): AiText {
  return {
    id: 'text-1',
    content: 'Which metric moved first?',
    moodId: 'mood-1',
    moodName: 'Curious',
    reasoning: 'Asks the author something specific.',
    similarTo: null,
    doubts: [],
    ...facts,
  }
}

/** A run that has ended, with its texts. */
export function anAiRun(facts: Partial<AiRun> = {}): AiRun {
  const texts = facts.texts ?? [anAiText()]
  return {
    id: 'run-1',
    postId: 'post-1',
    provider: 'openai',
    model: 'gpt-4o-mini',
    language: 'post',
    length: 'medium',
    usePreview: true,
    state: 'done',
    failure: null,
    retryAfter: null,
    wanted: texts.length,
    arrived: texts.length,
    texts,
    problems: [],
    missing: [],
    startedBy: { id: 'user-1', name: 'Ana Ribeiro', firstName: 'Ana', avatarUrl: null },
    createdAt: MOMENT,
    endedAt: MOMENT,
    ...facts,
  }
}

/** A provider as members who manage it see it. */
export function anAiIntegration(facts: Partial<AiIntegration> = {}): AiIntegration {
  return {
    id: 'ai-integration-1',
    provider: 'openai',
    isActive: true,
    isFirst: true,
    keyHint: '1a2b',
    model: null,
    baseUrl: null,
    lastFailure: null,
    checkedAt: MOMENT,
    createdAt: MOMENT,
    ...facts,
  }
}

/** The providers of an organization, as members who manage them see them. */
export function anAiIntegrationList(
  integrations: AiIntegration[],
  facts: Partial<AiIntegrationList> = {},
): AiIntegrationList {
  return {
    integrations,
    providers: [
      { provider: 'openai', model: 'gpt-4o-mini', baseUrl: 'https://api.openai.com/v1' },
      {
        provider: 'gemini',
        model: 'gemini-2.5-flash',
        baseUrl: 'https://generativelanguage.googleapis.com',
      },
      {
        provider: 'meta',
        model: 'Llama-3.3-70B-Instruct',
        baseUrl: 'https://api.llama.com/compat/v1',
      },
    ],
    can: { manage: true },
    ...facts,
  }
}

/** Default settings, and a month without runs. */
export function someAiSettings(facts: Partial<AiSettingsDetails> = {}): AiSettingsDetails {
  return {
    settings: { tone: '', avoid: '', examples: '', disabledMoodIds: [], monthlyTokens: null },
    usage: [{ month: '2026-11', runs: 0, inputTokens: 0, outputTokens: 0 }],
    can: { manage: true },
    ...facts,
  }
}

/** A sign-in provider. */
export function aProvider(provider: KnownProvider): ProviderDisplay {
  const label = { google: 'Google', linkedin: 'LinkedIn', github: 'GitHub' }[provider]
  return { provider, label, logo: null }
}
