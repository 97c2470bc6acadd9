export const webhooksKey = (organizationId: string) => ['webhooks', organizationId] as const
