/** The namespaces that the screens of members share. The web client loads them as one file. */
export const MEMBER_NAMESPACES = [
  'ai',
  'community',
  'first-steps',
  'notifications',
  'organizations',
  'posts',
  'slack',
  'suggestions',
  'tags',
  'testimonials',
]
