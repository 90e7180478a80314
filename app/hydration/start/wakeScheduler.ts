/**
 * Firefox loses a message in flight when a page enters the back/forward cache, and React's scheduler, which
 * is driven by messages on its channel, would wait for ever: when the page returns, another one is posted.
 */
export function wakeScheduler(): void {
  const channels: MessageChannel[] = [];
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      channels.push(this);
    }
  };
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const { port2 } of channels) port2.postMessage(null);
  });
}
