import type { AppRoute } from '../../routing/app-route.ts'

export const twoFactorRoutes: AppRoute[] = []
