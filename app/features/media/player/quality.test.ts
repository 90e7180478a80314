import { describe, expect, test, vi } from "vitest";
import { closestSource, switchSource } from "./quality.ts";

const sources = (...heights: number[]) =>
  heights.map((height) => ({ height, path: `videos/a-${height}.mp4`, type: "video/mp4" }));

describe("the quality that plays", () => {
  test.each([
    { there: [1080, 720, 576, 480, 360, 240], wanted: undefined, plays: 576 },
    { there: [1080, 720, 480], wanted: undefined, plays: 480 },
    { there: [1080], wanted: undefined, plays: 1080 },
    { there: [1080, 720, 576], wanted: 4320, plays: 1080 },
    { there: [1080, 720, 576], wanted: 100, plays: 576 },
    { there: [720, 480], wanted: 600, plays: 480 },
  ])("of $there for $wanted is $plays", ({ there, wanted, plays }) => {
    expect(closestSource(sources(...there), wanted)?.height).toBe(plays);
  });

  test("is none where there is none", () => {
    expect(closestSource([])).toBeUndefined();
  });
});

describe("another quality of the film", () => {
  const film = (state: { currentTime: number; paused: boolean }) =>
    Object.assign(new EventTarget(), {
      ...{ playbackRate: 1.5, defaultPlaybackRate: 1, ended: false, src: "" },
      play: vi.fn(async () => undefined),
      ...state,
    });
  const change = (video: ReturnType<typeof film>) => {
    switchSource(video as unknown as HTMLVideoElement, "/storage/videos/a-720.mp4");
    // As a browser does when it loads.
    Object.assign(video, { currentTime: 0, playbackRate: video.defaultPlaybackRate });
    video.dispatchEvent(new Event("loadedmetadata"));
  };

  test("plays on at the same time and speed", () => {
    const video = film({ currentTime: 12, paused: false });
    change(video);
    expect(video).toMatchObject({ src: "/storage/videos/a-720.mp4", currentTime: 12 });
    expect(video.playbackRate).toBe(1.5);
    expect(video.play).toHaveBeenCalledOnce();
  });

  test("stays paused where it was", () => {
    const video = film({ currentTime: 12, paused: true });
    change(video);
    expect(video.currentTime).toBe(12);
    expect(video.play).not.toHaveBeenCalled();
  });
});
