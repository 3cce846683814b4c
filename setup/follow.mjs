/** Loaded into each program: when the one that started it is gone, it ends too and leaves no port taken. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
