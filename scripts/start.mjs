import { handOver } from './lib/toolchain.mjs'

handOver('serve.mjs')
