import { handOver } from './lib/toolchain.mjs'

handOver('verify.mjs')
