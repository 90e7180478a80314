import { expect, test } from "vitest";
import { youTubeId } from "./youTube.ts";

test.each([
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  "http://youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=30s",
  "https://m.youtube.com/watch/?v=aqz-KE-bpKQ#a",
  "https://youtu.be/aqz-KE-bpKQ?si=abc",
  " youtu.be/aqz-KE-bpKQ ",
  "https://www.youtube.com/shorts/aqz-KE-bpKQ",
  "https://www.youtube.com/live/aqz-KE-bpKQ?feature=share",
  "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0",
])("%s leads to a video", (address) => {
  expect(youTubeId(address)).toBe("aqz-KE-bpKQ");
});

test.each([
  "",
  "videos/abc.mp4",
  "https://vimeo.com/1084537",
  "https://www.youtube.com/@mare",
  "https://www.youtube.com/playlist?list=PLabcdefghijk",
  "https://youtube.com.example.org/watch?v=aqz-KE-bpKQ",
  "https://notyoutube.com/watch?v=aqz-KE-bpKQ",
  "https://youtube.com@example.org/watch?v=aqz-KE-bpKQ",
  "https://a:b@youtube.com/watch?v=aqz-KE-bpKQ",
  "javascript:youtu.be/aqz-KE-bpKQ",
  'https://youtu.be/"onload=a',
  "https://youtu.be/aqz-KE-bpKQ/../x",
])("%j does not", (address) => {
  expect(youTubeId(address)).toBeUndefined();
});
