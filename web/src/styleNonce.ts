/**
 * The nonce of this answer of the service, without which the Content-Security-Policy refuses style tags that scripts add.
 * The service writes it into index.html in place of the placeholder.
 */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? '';

// The package that stops the page from scrolling below a dialogue reads its nonce from this variable.
Object.assign(globalThis, { __webpack_nonce__: styleNonce });
