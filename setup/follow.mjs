/** Preloaded into each program: ends it when its parent has ended, so that no port stays in use. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
