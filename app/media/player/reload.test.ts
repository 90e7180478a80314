import { expect, test, vi } from "vitest";
import { reload } from "./reload.ts";

const fakeVideo = (state: { currentTime: number; paused: boolean }) =>
  Object.assign(new EventTarget(), {
    ...{ playbackRate: 1.5, defaultPlaybackRate: 1, ended: false, src: "" },
    play: vi.fn(async () => undefined),
    ...state,
  });
type FakeVideo = ReturnType<typeof fakeVideo>;

/** Like a browser at the start of loading. */
const begin = (video: FakeVideo, src: string) => {
  const load = () => Object.assign(video, { src, currentTime: 0, paused: true });
  reload(video as unknown as HTMLVideoElement, load);
};
const arrive = (video: FakeVideo) => {
  video.playbackRate = video.defaultPlaybackRate;
  video.dispatchEvent(new Event("loadedmetadata"));
};

test("plays on at the same time and speed", () => {
  const video = fakeVideo({ currentTime: 12, paused: false });
  begin(video, "a-720.mp4");
  arrive(video);
  expect(video).toMatchObject({ src: "a-720.mp4", currentTime: 12, playbackRate: 1.5 });
  expect(video.play).toHaveBeenCalledOnce();
});

test("stays paused where it was", () => {
  const video = fakeVideo({ currentTime: 12, paused: true });
  begin(video, "a-720.mp4");
  arrive(video);
  expect(video.currentTime).toBe(12);
  expect(video.play).not.toHaveBeenCalled();
});

test("goes on after a loading that failed, or was overtaken, as if it had not been", () => {
  const video = fakeVideo({ currentTime: 12, paused: false });
  begin(video, "a-240.mp4");
  begin(video, "a-720.mp4");
  arrive(video);
  expect(video).toMatchObject({ src: "a-720.mp4", currentTime: 12 });
  expect(video.play).toHaveBeenCalledOnce();
  Object.assign(video, { currentTime: 30, paused: true });
  begin(video, "a-480.mp4");
  arrive(video);
  expect(video.currentTime).toBe(30);
  expect(video.play).toHaveBeenCalledOnce();
});
