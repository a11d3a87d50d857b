<?php

declare(strict_types=1);

/** What the forum answered instead of a record. */
final class Refusal extends RuntimeException
{
}

/** The forum behind these pages: its API as PHP arrays, and everything else passed through. */
final class Forum
{
    /** Headers of one connection, which are not the next one's. */
    private const HOP = '/^(connection|keep-alive|transfer-encoding|te|trailer|upgrade|proxy-.*|host|expect):/i';

    /** @param string $origin `http://127.0.0.1:8080`, without a slash at its end. */
    public function __construct(private readonly string $origin)
    {
    }

    /**
     * An answer of the API, asked in the reader's name. A path is made of literals and numbers; what readers wrote goes
     * into the query.
     *
     * @return array<mixed>
     */
    public function get(string $path, array $query = []): array
    {
        return $this->page($path, $query)['rows'];
    }

    /** @return array{rows: array<mixed>, total: int} A list, and how many there are on all its pages. */
    public function page(string $path, array $query = []): array
    {
        $search = $query === [] ? '' : '?' . http_build_query($query);
        [$status, $headers, $body] = $this->send('GET', "/api/v2/$path$search", $this->readerHeaders());
        $answer = json_decode($body, true);
        if ($status >= 400 || !is_array($answer)) {
            throw new Refusal($answer['message'] ?? 'The forum does not answer.', $status >= 400 ? $status : 502);
        }
        $total = preg_grep('/^x-app-page-result-count:/i', $headers);
        return ['rows' => $answer, 'total' => (int) explode(':', (string) end($total) . ':0')[1]];
    }

    /** The key that a member's plain forms carry. A host that keeps its own sessions knows it without asking. */
    public function transientKey(): string
    {
        [, , $body] = $this->send('GET', '/entry/signout', $this->readerHeaders());
        return preg_match('/name="TransientKey" value="([^"<>]*)"/', $body, $found) ? $found[1] : '';
    }

    /** Answers the request with what the forum says to it, as if the reader had asked the forum. */
    public function forward(): void
    {
        // `x.evil.test/` behind the forum's origin would be another host, and some servers let such targets through.
        if (!str_starts_with($_SERVER['REQUEST_URI'], '/')) {
            http_response_code(400);
            return;
        }
        $headers = [];
        foreach (getallheaders() as $name => $value) {
            $headers[] = "$name: $value";
        }
        $kept = array_merge(preg_grep(self::HOP, $headers, PREG_GREP_INVERT), $this->host());
        $body = (string) file_get_contents('php://input');
        [$status, $answered, $content] = $this->send($_SERVER['REQUEST_METHOD'], $_SERVER['REQUEST_URI'], $kept, $body);
        header_remove();
        http_response_code($status);
        foreach (preg_grep(self::HOP, $answered, PREG_GREP_INVERT) as $header) {
            header($header, false);
        }
        echo $content;
    }

    /**
     * @param list<string> $headers
     * @return array{int, list<string>, string} Status, headers and body.
     */
    private function send(string $method, string $path, array $headers, string $body = ''): array
    {
        $context = stream_context_create(['http' => [
            'method' => $method,
            'header' => [...$headers, 'Connection: close'],
            'content' => $body,
            'ignore_errors' => true,
            'follow_location' => 0,
            'protocol_version' => 1.1,
            'timeout' => 30,
        ]]);
        $content = @file_get_contents($this->origin . $path, false, $context);
        $answered = $http_response_header ?? [];
        if ($content === false || !preg_match('~^HTTP/\S+ (\d{3})~', $answered[0] ?? '', $found)) {
            return [502, ['Content-Type: text/plain; charset=utf-8'], 'The forum does not answer.'];
        }
        return [(int) $found[1], array_slice($answered, 1), $content];
    }

    /** @return list<string> Who reads, and under which name this site is known: the forum's links go by it. */
    private function readerHeaders(): array
    {
        $cookie = str_replace(["\r", "\n"], '', $_SERVER['HTTP_COOKIE'] ?? '');
        return [...$this->host(), ...($cookie === '' ? [] : ["Cookie: $cookie"])];
    }

    private function host(): array
    {
        return ['Host: ' . str_replace(["\r", "\n"], '', $_SERVER['HTTP_HOST'] ?? 'localhost')];
    }
}
