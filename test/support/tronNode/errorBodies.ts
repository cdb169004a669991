/**
 * What stands in front of nodes, and nodes themselves, answer instead of what was asked for, word for word. Some come with
 * an HTTP status that says so, and all of them have been seen or may be passed on with status 200: a gateway that adds its
 * own layer, a cache, an error page of a proxy.
 */
export const ERROR_BODIES: readonly { readonly source: string; readonly body: string }[] = [
  {
    source: 'TronGrid, TRON-US/trongrid issue 9',
    body: '{"success":false,"statusCode":404,"error":"Not Found"}',
  },
  {
    source: 'TronGrid, developers.tron.network "Rate Limits", v4.7.0',
    body: '{"Success":false,"Error":"Exceed the user daily usage(100000), the maximum query frequency is 1 time per second"}',
  },
  {
    source: 'TronGrid, iexbase/tron-api issue 171',
    body: '{"Error":"request rate exceeded the allowed_rps(10), and the query server is suspended for 5 s"}',
  },
  {
    source: 'TronScan, tronscan/tronscan-frontend issue 1569',
    body: '{"code":403,"message":"request too quickly, please retry later."}',
  },
  {
    source: 'nginx, tronscan/tronscan-frontend issue 1580',
    body: '<html>\r\n<head><title>403 Forbidden</title></head>\r\n<body>\r\n<center><h1>403 Forbidden</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n',
  },
  {
    source: 'nginx, ngx_http_special_response.c, 502',
    body: '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n',
  },
  {
    source: 'Cloudflare, developers.cloudflare.com "Error 1015" for clients that accept JSON',
    body: '{"type":"https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1015/","title":"Error 1015: You are being rate limited","status":429,"detail":"The owner of this website has banned you temporarily.","error_code":1015,"error_name":"rate_limited","retryable":true,"retry_after":30}',
  },
  { source: 'Cloudflare, the text of error 1015', body: 'error code: 1015' },
  {
    source: 'java-tron, RateLimiterServlet',
    body: '{"Error":"class java.lang.IllegalAccessException : lack of computing resources"}',
  },
  {
    source: 'java-tron, Util.processError',
    body: '{"Error":"class java.lang.NullPointerException : null"}',
  },
  {
    source: 'java-tron, HttpApiAccessFilter',
    body: '{"Error":"this API is unavailable due to config"}',
  },
  {
    source: 'java-tron, LiteFnQueryHttpFilter',
    body: 'this API is closed because this node is a lite fullnode',
  },
  { source: 'java-tron, a servlet whose catch block is broken by a closed stream: nothing at all', body: '' },
  {
    source: 'Ankr, ankr.com/docs/rpc-service/errors/overview',
    body: '{"jsonrpc":"2.0","id":1,"error":{"code":-32055,"message":"No nodes available","data":{"trace_id":"4b1f0000e9c2"}}}',
  },
  {
    source: 'Ankr, the same page, a request that is refused before it is read',
    body: 'message: API key not found, trace_id: 4b1f0000e9c2',
  },
  {
    source: 'QuickNode, quicknode.com/docs/tron/error-references, code -32007',
    body: '{"jsonrpc":"2.0","error":{"code":-32007,"message":"15/second request limit reached - reduce calls per second or upgrade your account at quicknode.com"},"id":null}',
  },
  {
    source:
      'Amazon API Gateway, which providers put before their nodes ("Gateway response types", THROTTLED)',
    body: '{"message":"Limit Exceeded"}',
  },
  { source: 'a cache that has lost its value', body: 'null' },
  { source: 'a list where an object belongs, and the other way round', body: '[{"error":"unavailable"}]' },
];
