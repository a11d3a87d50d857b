<?php

declare(strict_types=1);

/**
 * Asks a process beside PHP (`PORT=8090 node dist/server/serve.mjs`) for the HTML of a layout. A page never waits longer than
 * `$seconds` for it, whatever the process does. Copy this file together with `Inlay.php`.
 *
 *     $renderer = new Renderer('127.0.0.1:8090');
 *     echo $renderer->html($layout, $page) ?? $inlay->widget('Layout', ['layoutViewType' => 'home']);
 */
final class Renderer
{
    /** More than any layout's HTML. */
    private const LONGEST = 8_000_000;

    /** @param string $address Host and port; empty where there is no such process. */
    public function __construct(private readonly string $address, private readonly float $seconds = 0.5)
    {
    }

    /**
     * The layout with its stylesheets in front of it, or null without a usable answer in time.
     *
     * @param array $layout What `GET layouts/lookup-hydrate` answers.
     * @param array{url: string, base: string, nonce: string, config: array} $page The address, the folder of the build with a
     *     slash at its end, the nonce of the policy, and what the page says in `#inlay-page`.
     */
    public function html(array $layout, array $page): ?string
    {
        $answer = $this->address === '' ? null : $this->ask(Inlay::json(['layout' => $layout, 'page' => $page]));
        $rendered = $answer !== null && preg_match('~^HTTP/1\.\d 200 ~', $answer)
            ? json_decode(explode("\r\n\r\n", $answer, 2)[1] ?? '', true)
            : null;
        $html = $rendered['html'] ?? null;
        $head = $rendered['head'] ?? null;
        return is_string($html) && $html !== '' && is_string($head) ? "$head\n$html" : null;
    }

    /** The whole answer to a POST. PHP's own time-out counts from byte to byte: a slow answer could take for ever. */
    private function ask(string $body): ?string
    {
        $until = microtime(true) + $this->seconds;
        $socket = @stream_socket_client("tcp://$this->address", $code, $reason, $this->seconds);
        if ($socket === false) {
            return null;
        }
        stream_set_blocking($socket, false);
        $request = "POST / HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: " . strlen($body) . "\r\n\r\n$body";
        $sent = 0;
        $answer = '';
        while (!feof($socket)) {
            $left = $until - microtime(true);
            $reads = [$socket];
            $writes = $sent < strlen($request) ? [$socket] : [];
            $others = null;
            if ($left <= 0 || strlen($answer) > self::LONGEST
                || !@stream_select($reads, $writes, $others, (int) $left, (int) (fmod($left, 1) * 1_000_000))) {
                return null;
            }
            if ($reads !== []) {
                $answer .= fread($socket, 65536);
            } elseif ($writes !== []) {
                $sent += (int) @fwrite($socket, substr($request, $sent, 65536));
            }
        }
        return $answer;
    }
}
