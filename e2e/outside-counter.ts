import { createServer } from 'node:http'

/** A stand-in for a counter with Umami's protocol: its script, and the address that the script posts to. */
const script = `(() => {
  const { src, dataset } = document.currentScript
  const usual = { website: dataset.websiteId, url: location.href, title: document.title, language: navigator.language }
  window.umami = {
    track: (properties) =>
      fetch(new URL('/api/send', src), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'event', payload: properties(usual) }),
      }),
  }
})()`

const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }

createServer((request, response) => {
  if (request.url === '/healthz') return response.end('ok')
  if (request.url === '/script.js')
    return response.writeHead(200, { ...open, 'content-type': 'text/javascript' }).end(script)
  return response.writeHead(request.url === '/api/send' ? 200 : 404, open).end()
}).listen(Number(process.env['PORT']), '127.0.0.1')
