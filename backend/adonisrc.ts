import { defineConfig } from '@adonisjs/core/app'

export default defineConfig({
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/static/static_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('./providers/redis_provider.js'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/bouncer/bouncer_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/ally/ally_provider'),
    () => import('@adonisjs/queue/queue_provider'),
  ],
  preloads: [
    () => import('#start/kernel'),
    () => import('#start/validator'),
    () => import('#start/events'),
    () => import('#start/account_parts'),
    () => import('#start/sign_up'),
    () => import('#start/overview_parts'),
    () => import('#start/timeline_sources'),
    () => import('#start/before_commit'),
    () => import('#start/pending_actions'),
    () => import('#notifications/stream/events/listeners'),
    () => import('#start/routes'),
    () => import('#start/jobs'),
    { file: () => import('#start/tracing'), environment: ['web'] },
    { file: () => import('#start/redis'), environment: ['web'] },
    { file: () => import('#start/worker'), environment: ['web'] },
    { file: () => import('#start/monitoring'), environment: ['web'] },
  ],
  metaFiles: [
    { pattern: 'public/**', reloadServer: false },
    { pattern: 'resources/**', reloadServer: false },
  ],
  tests: {
    suites: [
      { name: 'unit', files: ['app/**/tests/unit/**/*.spec.{ts,js}'], timeout: 5_000 },
      {
        name: 'functional',
        files: ['app/**/tests/functional/**/*.spec.{ts,js}', 'tests/functional/**/*.spec.{ts,js}'],
        timeout: 60_000,
      },
    ],
    forceExit: true,
  },
})
