/** Why a route of the API is not for programs of others, by the name of the route. */
export const EXCLUDED: Record<string, string> = {
  'openapi.show': 'This description itself.',
  'pages.boot': 'The first data of the web client, which changes with its screens.',
  'page_views.store': 'Counts what people look at in the web client.',
  'slack.events': 'Called by Slack, which signs the body.',
  'slack.commands': 'Called by Slack, which signs the body.',
  'slack.interactions': 'Called by Slack, which signs the body.',
  'slack.callback': 'The page on which Slack returns the browser after a connection.',
  'external.redirect': 'The page with which a browser begins the sign-in with a provider.',
  'external.callback': 'The page on which a provider returns the browser.',
  'digest.unsubscribe.page': 'The page that a link in a mail opens.',
}

/** The paths below which another standard describes the calls: SCIM has its own schemas (RFC 7643). */
export const OTHER_STANDARDS = ['/api/scim/']
