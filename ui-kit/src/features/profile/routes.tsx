import type { AppRoute } from '../../routing/app-route.ts'

export const profileRoutes: AppRoute[] = []
