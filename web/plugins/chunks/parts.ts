import { MEMBER_NAMESPACES } from '@fanfare/ui-kit/app/session/member-namespaces.ts'

/** Code that is loaded together, by its first modules. Their imports belong to it unless others need them too. */
export interface Part {
  name: string
  roots: RegExp
  /** The only screen or part that opens it, to which belongs what both need. */
  of?: string
}

/** The modules that declare routes. */
export const ROUTES = /\/(?:public-)?routes\.tsx$/

/** The page that most visitors open first. */
export const LANDING = /\/landing-page\.tsx$/

/** The lists of routes and texts, which only pages without embedded texts need. */
export const LISTS = /\/ui-kit\/src\/app\/(?:routes|text-files)\.tsx?$|\/web\/src\/texts\.ts$/

/** What every page with data needs. */
export const DATA = /\/query-scope\.tsx$|\/http-client\.ts$/

/** The modules that surround the screens of members. */
export const MEMBER =
  /\/(?:session-runtime|boot-queries|take-over|member-namespaces|live-connection|screen-handlers|current-organization-source|member-bar|work-footer)\.tsx?$/

/** Chunks of their own, with all static imports of their roots, in order. */
export const CHUNKS: readonly Part[] = [
  { name: 'landing', roots: LANDING },
  { name: 'lists', roots: LISTS },
]

/** Screens for visitors, and what runs on all pages once they have loaded. */
export const OPEN: readonly Part[] = [
  { name: 'example', roots: /\/live-example\.tsx$/ },
  {
    name: 'later',
    roots: /\/(?:global-shortcuts|web-effects|consent-banner|page-views|after-load|public-page-head)\.tsx$/,
  },
  { name: 'sign-in', roots: /\/(?:login|register)-screen\.tsx$/ },
  {
    name: 'public',
    roots: /\/(?:public-post|public-organization|community-landing|slack-integration)-page\.tsx$/,
  },
  { name: 'website', roots: /\/(?:integrations|slack-demo|pricing|privacy|terms)-page\.tsx$/ },
]

/** Members load the dashboard first, so what it shares is in the same chunk. */
export const MEMBERS: Part = { name: 'member', roots: new RegExp(`${MEMBER.source}|/dashboard-page\\.tsx$`) }

/** Surrounds the screens of administrators. */
export const ADMIN_BAR = /\/admin-bar\.tsx$/

/** What opens only when it is asked for. */
export const LATE: readonly Part[] = [
  { name: 'rhythm', roots: /\/(?:show-news|hours-section)\.tsx?$/ },
  { name: 'popups', roots: /\/primitives\/late\/[\w-]+-popup\.tsx$/ },
  { name: 'post-times', of: 'post', roots: /\/(?:post-timeline|phase-notice)\.tsx$/ },
  { name: 'audit', roots: /\/audit-log\.tsx$/ },
  { name: 'api-tokens', roots: /\/organization-tokens\.tsx$/ },
  {
    name: 'webhooks',
    roots:
      /\/webhooks\/components\/(?:webhooks-section|secret-dialog|form\/webhook-dialog|deliveries\/delivery-dialog)\.tsx$/,
  },
  {
    name: 'settings-opens',
    of: 'settings',
    roots: /\/settings\/components\/menu\/menu-panel\.tsx$|\/domains-section\.tsx$/,
  },
  {
    name: 'settings-sections',
    of: 'settings',
    roots:
      /\/(?:slack|providers|prompts|share-messages)-section\.tsx$|\/(?:add-provider|invite-link-card)\.tsx$/,
  },
  {
    name: 'provider-dialogs',
    of: 'settings-sections',
    roots: /\/ai\/ai-settings\/providers\/\w+-dialog\.tsx$/,
  },
  {
    name: 'opens',
    roots:
      /\/[\w-]+-(?:dialog|panel|selection)\.tsx$|\/(?:user-menu-items|organization-menu-items|command-palette|mobile-menu|shortcut-help|toaster|slack-return|found-organizations|draft-reminder|verification-notice|first-steps|first-samples|member-report-button|comment-editor|composer-form|reply-form|restored-actions|post-pending|join-or-start|join-offers|not-now-items|feature-items|post-row-menu-items|share-menu-items)\.tsx$/,
  },
]

/** Screens that share code with each other only, by the name of their file. */
export const ALIKE: readonly Part[] = [
  { name: 'log', roots: /^(?:audit|log)$/ },
  { name: 'write', roots: /^(?:create-post|edit-post|receive)$/ },
  {
    name: 'admin',
    roots:
      /^(?:admin|admin-dashboard|admin-reports|installation-settings|jobs|moderation|people|reported-post|reset-links|support-requests|tags|testimonials)$/,
  },
]

/** Parts that few people open: what they share with others stays where the others need it, the last of these included. */
export const RARE: readonly string[] = [
  'provisioning',
  'api-tokens',
  'webhooks',
  'provider-dialogs',
  'new-sign-in-provider',
  'sign-in-provider',
  'sign-in-settings',
]

/** The texts that are loaded together, by their folder. */
export const TEXTS: readonly Part[] = [
  {
    name: 'texts',
    roots: /\/i18n\/locales\/\w\w\/common|\/app\/locales\/|\/(?:analytics|update)\/locales\//,
  },
  { name: 'texts-member', roots: new RegExp(`/(?:${MEMBER_NAMESPACES.join('|')})/locales/`) },
  { name: 'texts-admin', roots: /\/features\/moderation\/[\w-]+\/locales\// },
]

/** Whether a module opens only when it is asked for. */
export const isLate = (id: string): boolean => LATE.some(({ roots }) => roots.test(id))

/** Packages of forms and popups. */
export const CONTROLS = /\/node_modules\/(?:@base-ui|@floating-ui)\//
